check-worksheet --help
