steps --words --technique 0706 -
