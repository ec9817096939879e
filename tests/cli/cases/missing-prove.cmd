prove --unique ../inputs/unknown-rule.json
