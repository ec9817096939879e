check-proof --proof ../inputs/empty.txt ../inputs/killer.json
