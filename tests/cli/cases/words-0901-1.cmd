steps --words --technique 0901 -
