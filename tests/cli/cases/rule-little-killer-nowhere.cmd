check --rule little-killer=9:r0c1 ../inputs/easy.sdm
