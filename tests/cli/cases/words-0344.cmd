steps --words --technique 0344 -
