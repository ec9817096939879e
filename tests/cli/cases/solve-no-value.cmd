solve ../inputs/no-value.sdm
