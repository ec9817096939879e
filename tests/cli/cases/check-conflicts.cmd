check ../inputs/conflicts.sdm
