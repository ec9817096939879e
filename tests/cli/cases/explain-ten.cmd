explain ../inputs/ten-solutions.sdm
