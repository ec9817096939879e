repair ../inputs/ten-solutions.sdm
