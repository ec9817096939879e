solve ../inputs/four.cnf
