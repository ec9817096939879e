convert --to rows --box 1x4 ../inputs/four.cnf
