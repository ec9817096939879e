convert --to line --leave-out-unknown ../inputs/killer.json
