steps --words --technique 0211 -
