convert --to f-puzzles ../inputs/unknown-rule.json
