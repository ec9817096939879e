steps --words --technique 0302 -
