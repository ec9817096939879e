new --pattern no-such-file --seed 1
