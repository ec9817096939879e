steps --words --technique 0110-1 -
