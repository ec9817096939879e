check --clauses ../inputs/clauses-bad.txt ../inputs/four.txt
