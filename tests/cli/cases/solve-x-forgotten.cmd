check ../inputs/x-nine.sdm
