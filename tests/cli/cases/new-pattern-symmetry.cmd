new --pattern ../inputs/pattern-heart.txt --symmetry half-turn --seed 1
