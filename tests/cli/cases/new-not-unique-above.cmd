new --not-unique --size 4 --givens 6 --symmetry mirrors --seed 1
