check-proof --proof ../inputs/empty.txt ../inputs/proof.cnf
