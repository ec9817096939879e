solve --rule x ../inputs/four.cnf
