solve ../inputs/no-place.sdm
