encode -o - ../inputs/unknown-rule.json
