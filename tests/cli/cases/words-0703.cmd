steps --words --technique 0703 -
