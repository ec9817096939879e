new --strategy bisect --seed 1
