solve ../inputs/killer.json
