encode ../inputs/four.txt
