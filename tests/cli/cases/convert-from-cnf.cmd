convert --to rows ../inputs/four.cnf
