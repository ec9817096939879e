solve ../inputs/unknown-rule.json
