steps --words --technique 0602 -
