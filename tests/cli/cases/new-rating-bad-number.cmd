new --rating 3.0x --seed 1
