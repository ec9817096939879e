new --box 2x3 --size 9
