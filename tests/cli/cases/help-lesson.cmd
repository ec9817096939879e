lesson --help
