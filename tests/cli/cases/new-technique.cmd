new --technique x-wing --symmetry half-turn --seed 1
