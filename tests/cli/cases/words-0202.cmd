steps --words --technique 0202 -
