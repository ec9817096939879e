solve ../inputs/conflicts.sdm
