convert --to satdoku ../inputs/unknown-rule.json
