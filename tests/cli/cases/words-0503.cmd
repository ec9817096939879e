steps --words --technique 0503 -
