convert --canonical --to satdoku ../inputs/unknown-rule.json
