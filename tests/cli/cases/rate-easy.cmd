rate ../inputs/easy.sdm
