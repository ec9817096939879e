new --size 4 --regions random --givens 15 --difficulty hard --seed 1 --count 2
