steps --words --technique 1101 -
