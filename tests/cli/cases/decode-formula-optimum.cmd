decode --model - ../inputs/plain.cnf
