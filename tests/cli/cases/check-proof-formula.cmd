check-proof --proof ../inputs/proof.cnf ../inputs/proof.cnf
