decode --model ../inputs/four-original.model ../inputs/killer.json
