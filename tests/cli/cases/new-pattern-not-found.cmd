new --pattern ../inputs/pattern-5-none.txt --seed 1
