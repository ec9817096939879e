new --pattern ../inputs/pattern-heart.txt --givens 22 --seed 2
