check ../inputs/easy.sdm ../inputs/missing.txt ../inputs/unknown-rule.json ../inputs/no-value.sdm
