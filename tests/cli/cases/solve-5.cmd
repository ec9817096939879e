solve ../inputs/five.txt
