new --not-unique --givens 30 --symmetry mirrors --seed 1
