check-proof --proof ../inputs/proof-cut.bin ../inputs/proof.cnf
