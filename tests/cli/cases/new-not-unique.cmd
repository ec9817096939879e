new --not-unique --givens 33 --symmetry quarter-turn --seed 1 --to line
