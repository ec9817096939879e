steps --words --technique 0210 -
