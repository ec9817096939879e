hint ../inputs/killer.json
