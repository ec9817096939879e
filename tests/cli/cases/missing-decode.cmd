decode --model ../inputs/four-original.model ../inputs/unknown-rule.json
