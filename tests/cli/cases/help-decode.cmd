decode --help
