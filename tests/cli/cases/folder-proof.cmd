check-proof --proof ../inputs ../inputs/proof.cnf
