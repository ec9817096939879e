new --size 4 --rule anti-knight --seed 1
