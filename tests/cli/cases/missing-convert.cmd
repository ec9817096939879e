convert --to line ../inputs/unknown-rule.json
