steps --words --technique 0710-4 -
