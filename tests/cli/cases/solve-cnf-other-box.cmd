solve --box 2x3 ../inputs/four.cnf
