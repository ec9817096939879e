convert --to size-symbols ../inputs/letters.txt
