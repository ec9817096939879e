prove --unsolvable ../inputs/plain-unsat.cnf ../inputs/plain.cnf
