check-proof --time-limit 1e-9 --proof - ../inputs/named.cnf
