check --clauses ../inputs/clauses.txt ../inputs/unknown-rule.json
