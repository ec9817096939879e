solve ../inputs/four.txt/more
