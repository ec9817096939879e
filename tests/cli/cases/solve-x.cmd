solve --x ../inputs/x-nine.sdm
