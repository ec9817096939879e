new --rating 1.0-1.2 --seed 1 --count 2
