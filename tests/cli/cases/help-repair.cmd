repair --help
