hint --grade 1 -
