new --seed -5
