count ../inputs/no-place.sdm
