convert --to satdoku --x ../inputs/x-nine.sdm
