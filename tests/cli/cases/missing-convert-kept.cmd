convert --to satdoku ../inputs/killer.json
