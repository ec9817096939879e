steps --words --technique 0707-1 -
