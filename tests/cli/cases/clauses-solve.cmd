solve --clauses ../inputs/clauses.txt ../inputs/four.txt
