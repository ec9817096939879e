rate ../inputs/four.txt
