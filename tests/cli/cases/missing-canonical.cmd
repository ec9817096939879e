convert --canonical --to satdoku ../inputs/killer.json
