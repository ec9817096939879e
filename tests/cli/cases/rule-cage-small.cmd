check --rule cage=2:r1c1r1c2 ../inputs/easy.sdm
