count --limit 7 ../inputs/ten-solutions.sdm
