new --technique x-wing --difficulty hard --seed 1
