encode -o - ../inputs/four.txt
