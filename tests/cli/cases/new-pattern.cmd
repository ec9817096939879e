new --pattern ../inputs/pattern-heart.txt --seed 1
