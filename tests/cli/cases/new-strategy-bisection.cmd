new --strategy bisection --seed 1 --count 2
