count --limit 10 ../inputs/ten-solutions.sdm
