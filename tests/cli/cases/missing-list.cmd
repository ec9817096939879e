check ../inputs/killers.json
