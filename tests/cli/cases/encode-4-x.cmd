encode --encoding simpler --x ../inputs/four.txt
