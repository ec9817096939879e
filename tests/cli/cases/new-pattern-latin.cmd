new --pattern ../inputs/pattern-4.txt --no-boxes --seed 1
