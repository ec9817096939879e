steps --words --technique 0400 -
