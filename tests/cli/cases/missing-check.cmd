check ../inputs/killer.json
