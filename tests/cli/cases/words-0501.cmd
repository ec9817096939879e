steps --words --technique 0501 -
