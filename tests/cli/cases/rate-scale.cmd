rate --scale stars ../inputs/four.txt
