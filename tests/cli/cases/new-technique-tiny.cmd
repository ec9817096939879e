new --size 4 --technique x-wing --seed 1
