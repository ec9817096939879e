count ../inputs/easy.sdm
