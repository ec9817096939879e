new --size 3 --seed 1
