convert --to satdoku --clauses ../inputs/clauses.txt ../inputs/four.txt
