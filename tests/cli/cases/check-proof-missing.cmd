check-proof ../inputs/proof.cnf
