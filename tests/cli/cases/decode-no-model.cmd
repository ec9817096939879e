decode ../inputs/four.txt
