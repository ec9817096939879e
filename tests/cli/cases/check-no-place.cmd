check ../inputs/no-place.sdm
