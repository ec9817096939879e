check-proof --proof - ../inputs/proof-puzzle.txt
