new --box 3x4 --difficulty easy --symmetry half-turn --seed 2
