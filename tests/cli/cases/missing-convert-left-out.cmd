convert --to line --leave-out-unknown ../inputs/unknown-rule.json
