check-proof --proof - -
