decode --model - ../inputs/four.txt
