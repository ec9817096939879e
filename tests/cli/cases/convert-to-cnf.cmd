convert --to cnf ../inputs/four.txt
