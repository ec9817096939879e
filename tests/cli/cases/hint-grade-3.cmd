hint ../inputs/four.txt
