check --clauses ../inputs/clauses.txt ../inputs/killer.json
