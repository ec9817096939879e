check ../inputs/unknown-rules.json
