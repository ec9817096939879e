steps --words --technique 0362 -
