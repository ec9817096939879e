steps --words --technique 0701 -
