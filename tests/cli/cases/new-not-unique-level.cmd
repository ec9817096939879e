new --not-unique --givens 30 --difficulty easy --seed 1
