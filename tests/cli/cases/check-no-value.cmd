check ../inputs/no-value.sdm
