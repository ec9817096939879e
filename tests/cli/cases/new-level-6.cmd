new --level medium --size 6 --seed 1
