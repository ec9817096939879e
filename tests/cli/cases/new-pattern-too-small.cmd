new --pattern ../inputs/pattern-heart.txt --not-unique --givens 23 --seed 1
