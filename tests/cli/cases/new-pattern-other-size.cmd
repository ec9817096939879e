new --pattern ../inputs/pattern-4.txt --size 9 --seed 1
