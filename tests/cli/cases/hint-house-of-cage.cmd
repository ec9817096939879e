hint --grade 2 -
