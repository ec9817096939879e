steps --technique 0003 ../inputs/stuck.txt
