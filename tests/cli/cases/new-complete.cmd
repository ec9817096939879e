new --size 4 --rule complete --seed 1
