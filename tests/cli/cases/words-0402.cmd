steps --words --technique 0402 -
