explain ../inputs/killer.json
