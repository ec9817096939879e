steps --words --coordinates A1 --technique 0800 --technique 0200 --technique 0300 -
