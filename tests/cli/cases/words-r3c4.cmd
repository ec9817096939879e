steps --words --coordinates R3C4 --technique 0800 --technique 0200 --technique 0300 -
