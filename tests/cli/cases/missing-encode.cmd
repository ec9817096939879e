encode -o - ../inputs/killer.json
