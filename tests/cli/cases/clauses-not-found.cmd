check --clauses no-such-file ../inputs/four.txt
