solve ../inputs/not-there.sdm
