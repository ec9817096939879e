check --no-boxes --rule region-sum:r1c1r1c2 ../inputs/easy.sdm
