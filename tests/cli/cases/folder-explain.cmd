explain ../inputs
