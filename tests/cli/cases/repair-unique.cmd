repair --unique ../inputs/no-value.sdm
