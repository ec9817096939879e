prove --help
