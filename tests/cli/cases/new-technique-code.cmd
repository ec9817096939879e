new --technique 0200 --rating 3.0-3.4 --difficulty moderate --seed 3
