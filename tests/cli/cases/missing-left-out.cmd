check --leave-out-unknown ../inputs/killer.json
