rate ../inputs/unknown-rule.json
