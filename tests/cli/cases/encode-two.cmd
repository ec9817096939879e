encode ../inputs/two.sdm
