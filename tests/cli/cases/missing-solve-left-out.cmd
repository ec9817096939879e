solve --leave-out-unknown ../inputs/killer.json
