check-proof --unique --proof - ../inputs/proof-puzzle.txt
