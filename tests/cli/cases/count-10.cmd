count ../inputs/ten-solutions.sdm
