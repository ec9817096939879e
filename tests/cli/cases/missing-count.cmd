count ../inputs/unknown-rule.json
