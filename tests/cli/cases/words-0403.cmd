steps --words --technique 0403 -
