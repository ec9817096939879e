steps --words --technique 0201 -
