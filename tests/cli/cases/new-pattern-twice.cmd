new --pattern ../inputs/pattern-4.txt --pattern ../inputs/pattern-4.txt --seed 1
