explain ../inputs/empty.txt
