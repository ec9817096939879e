steps --words --technique y-cycle -
