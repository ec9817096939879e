count ../inputs/killer.json
