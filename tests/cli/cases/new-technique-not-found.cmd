new --size 2 --givens 4 --technique full-house --seed 1
