steps --words --technique 0702 -
