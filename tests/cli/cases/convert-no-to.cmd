convert ../inputs/easy.sdm
