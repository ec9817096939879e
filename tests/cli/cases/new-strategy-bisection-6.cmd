new --size 6 --strategy bisection --symmetry half-turn --seed 1
