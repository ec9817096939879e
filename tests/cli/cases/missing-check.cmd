check ../inputs/unknown-rule.json
