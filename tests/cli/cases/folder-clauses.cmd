solve --clauses ../inputs ../inputs/four.txt
