steps --words --technique 0212 -
