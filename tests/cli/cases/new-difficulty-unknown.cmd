new --difficulty medium --seed 1
