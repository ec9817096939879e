solve ../inputs/many.sdm
