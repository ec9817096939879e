new --pattern ../inputs/pattern-4.txt --seed 1 --count 3
