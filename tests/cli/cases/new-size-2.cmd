new --size 2 --seed 1
