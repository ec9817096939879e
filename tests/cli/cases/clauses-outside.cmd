check --clauses ../inputs/clauses-outside.txt ../inputs/many.sdm
