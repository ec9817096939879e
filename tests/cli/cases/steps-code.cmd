steps --technique 0003 ../inputs/four.txt
