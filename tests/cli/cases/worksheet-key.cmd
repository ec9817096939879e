worksheet resolution --seed 3 --key
