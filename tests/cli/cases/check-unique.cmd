check ../inputs/easy.sdm
