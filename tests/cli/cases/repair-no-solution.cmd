repair ../inputs/no-value.sdm
