decode --model - ../inputs/plain-unsat.cnf
