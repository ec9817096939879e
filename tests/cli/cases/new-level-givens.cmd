new --level medium --seed 1 --givens 40 --to line
