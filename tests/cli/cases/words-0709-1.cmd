steps --words --technique 0709-1 -
