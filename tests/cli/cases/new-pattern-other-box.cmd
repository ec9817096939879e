new --pattern ../inputs/pattern-4.txt --box 2x3 --seed 1
