# Somebody asks for a board: it is said why there is none.
solve --box 2x2 -
