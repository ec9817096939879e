new --not-unique --givens 4 --size 16 --symmetry quarter-turn --seed 3 --to line
