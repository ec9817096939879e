explain ../inputs/two-solutions.sdm
