steps --words --technique 0000 -
