solve ../inputs/garbage.txt
