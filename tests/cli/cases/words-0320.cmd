steps --words --technique 0320 -
