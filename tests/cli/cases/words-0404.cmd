steps --words --technique 0404 -
