check-proof --proof - ../inputs/named-none.cnf
