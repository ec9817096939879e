new --size 6 --rule thermometer --seed 3 --to f-puzzles
