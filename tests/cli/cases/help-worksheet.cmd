worksheet --help
