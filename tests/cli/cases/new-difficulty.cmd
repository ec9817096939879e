new --difficulty moderate --seed 1
