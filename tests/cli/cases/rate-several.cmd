rate ../inputs/two-solutions.sdm
