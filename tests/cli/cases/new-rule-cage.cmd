new --size 4 --rule cage --seed 1 --count 2
