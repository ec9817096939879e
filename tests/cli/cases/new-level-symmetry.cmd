new --level beginner --seed 1 --symmetry half-turn --to line --count 3
