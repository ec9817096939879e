steps --words --technique 0600 -
