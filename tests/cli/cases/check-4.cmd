check ../inputs/four.txt
