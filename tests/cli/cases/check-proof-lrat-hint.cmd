check-proof --proof - ../inputs/proof.cnf
