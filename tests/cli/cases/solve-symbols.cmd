solve ../inputs/letters.txt
