check-proof --proof ../inputs/empty.txt ../inputs/empty.txt
