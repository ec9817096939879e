prove --unique ../inputs/killer.json
