steps --words --technique 0607 -
