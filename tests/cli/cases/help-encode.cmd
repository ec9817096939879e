encode --help
