solve ../inputs/empty.txt
