steps --words --technique 0610 -
