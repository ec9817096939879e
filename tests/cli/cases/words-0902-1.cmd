steps --words --technique 0902 -
