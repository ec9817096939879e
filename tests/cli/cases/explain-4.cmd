explain ../inputs/four.txt
