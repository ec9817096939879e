rate ../inputs/killer.json
