steps --words --technique 0002 -
