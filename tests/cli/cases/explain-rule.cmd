explain ../inputs/x-nine.sdm
