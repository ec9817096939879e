repair --to frame ../inputs/four.txt
