steps ../inputs/unknown-rule.json
