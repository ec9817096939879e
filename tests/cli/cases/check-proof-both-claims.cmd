check-proof --proof - --unique --unsolvable ../inputs/proof.cnf
