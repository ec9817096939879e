check-proof --proof - ../inputs
