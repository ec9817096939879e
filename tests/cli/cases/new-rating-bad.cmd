new --rating 4.5-3.0 --seed 1
