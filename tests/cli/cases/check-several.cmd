check ../inputs/two-solutions.sdm
