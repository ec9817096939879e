solve ../inputs/four.txt
