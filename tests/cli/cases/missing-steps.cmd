steps ../inputs/killer.json
