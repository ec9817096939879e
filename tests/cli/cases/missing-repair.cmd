repair ../inputs/unknown-rule.json
