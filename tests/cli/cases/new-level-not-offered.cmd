new --level hard --box 2x2 --seed 1
