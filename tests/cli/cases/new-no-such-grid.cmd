new --size 2 --no-boxes --x --seed 1
