hint --help
