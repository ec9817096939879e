# A formula with as many variables as a grid, and other clauses.
explain -
