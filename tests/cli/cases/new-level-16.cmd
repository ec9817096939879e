new --level hard --size 16 --seed 1 --to line
