count --limit 0 ../inputs/easy.sdm
