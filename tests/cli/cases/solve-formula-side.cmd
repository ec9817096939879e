# A board is asked for: why the formula has none is said, and it is solved as what it is.
solve --to grid -
