steps --words --technique 0606 -
