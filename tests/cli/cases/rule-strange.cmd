check --rule sandwich ../inputs/easy.sdm
