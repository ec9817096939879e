steps --words --technique 0200 -
