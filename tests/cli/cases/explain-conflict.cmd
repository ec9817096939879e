explain ../inputs/conflicts.sdm
