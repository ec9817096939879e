steps --words --technique 0601 -
