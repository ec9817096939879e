steps --words --technique 0341 -
