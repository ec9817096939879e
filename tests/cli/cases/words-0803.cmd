steps --words --technique 0803 -
