new --level hard --seed 1
