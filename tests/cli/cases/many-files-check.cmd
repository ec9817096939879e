check ../inputs/easy.sdm ../inputs/missing.txt ../inputs/killer.json ../inputs/no-value.sdm
