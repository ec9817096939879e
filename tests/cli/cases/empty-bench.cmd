bench ../inputs/empty.txt
