solve --leave-out-unknown ../inputs/unknown-rule.json
