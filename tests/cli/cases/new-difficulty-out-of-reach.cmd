new --size 4 --difficulty moderate --seed 1
