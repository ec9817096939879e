new --size 4 --seed 1 --to sdk
