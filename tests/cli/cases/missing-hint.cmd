hint ../inputs/unknown-rule.json
