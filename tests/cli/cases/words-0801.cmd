steps --words --technique 0801 -
