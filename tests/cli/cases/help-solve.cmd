solve --help
