steps --technique 0708 ../inputs/chains.txt
