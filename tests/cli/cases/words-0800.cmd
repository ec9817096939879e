steps --words --technique 0800 -
