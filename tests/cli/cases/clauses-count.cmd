count --clauses ../inputs/clauses.txt ../inputs/four.txt
