solve --box 1x4 ../inputs/four.cnf
