convert --to line ../inputs/killer.json
