rate --help
