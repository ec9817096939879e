count --limit 100 ../inputs/many.sdm
