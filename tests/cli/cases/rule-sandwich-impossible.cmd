check --rule sandwich=34:r0c1 ../inputs/easy.sdm
