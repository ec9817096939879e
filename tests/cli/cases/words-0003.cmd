steps --words --technique 0003 -
