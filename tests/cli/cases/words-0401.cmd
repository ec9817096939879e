steps --words --technique 0401 -
