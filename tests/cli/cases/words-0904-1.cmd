steps --words --technique 0904 -
