worksheet family --seed 3 --box 2x2
