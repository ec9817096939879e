count ../inputs/conflicts.sdm
