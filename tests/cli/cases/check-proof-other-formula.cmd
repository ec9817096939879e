check-proof --proof - ../inputs/proof-apart.cnf
