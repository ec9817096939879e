steps --words --technique 0101 -
