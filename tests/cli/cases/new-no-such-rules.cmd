new --size 4 --rule anti-king --seed 1
