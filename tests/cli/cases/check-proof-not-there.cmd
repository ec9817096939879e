check-proof --proof ../inputs/nothing ../inputs/proof.cnf
