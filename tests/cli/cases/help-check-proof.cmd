check-proof --help
