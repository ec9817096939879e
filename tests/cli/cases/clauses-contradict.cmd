check --clauses ../inputs/clauses-contradict.txt ../inputs/four.txt
