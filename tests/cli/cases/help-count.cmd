count --help
