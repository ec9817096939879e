convert --to csv ../inputs/two.sdm
