steps --words --technique 0310 -
