check-proof --proof ../inputs/empty.txt ../inputs/unknown-rule.json
