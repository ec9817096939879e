steps --words --technique 0331 -
