new --pattern ../inputs/pattern-heart.txt --not-unique --givens 20 --symmetry mirrors --seed 1
