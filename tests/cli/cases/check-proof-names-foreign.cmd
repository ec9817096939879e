check-proof --proof - ../inputs/named.cnf
