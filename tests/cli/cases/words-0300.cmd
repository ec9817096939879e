steps --words --technique 0300 -
