repair ../inputs/killer.json
