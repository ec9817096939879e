convert --to line ../inputs/letters.txt
