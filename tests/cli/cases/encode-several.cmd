encode ../inputs/good-and-bad.sdm
