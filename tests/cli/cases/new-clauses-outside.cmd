new --clauses ../inputs/clauses-outside.txt --seed 1
