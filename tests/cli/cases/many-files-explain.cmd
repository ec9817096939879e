explain ../inputs/plain.cnf ../inputs/no-value.sdm ../inputs/no-place.sdm
