steps --words --technique 0500 -
