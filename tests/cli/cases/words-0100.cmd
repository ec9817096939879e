steps --words --technique 0100 -
