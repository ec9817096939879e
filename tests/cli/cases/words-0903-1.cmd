steps --words --technique 0903 -
