explain ../inputs/unknown-rule.json
