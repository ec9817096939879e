new --level easy --x --seed 2
