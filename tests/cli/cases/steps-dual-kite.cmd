steps --technique 0404 ../inputs/chains.txt
