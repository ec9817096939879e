solve ../inputs/easy.sdm
