check ../inputs/many.sdm
