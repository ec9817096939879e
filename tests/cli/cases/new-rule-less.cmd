new --size 5 --no-boxes --rule less --seed 2
