check - ../inputs/easy.sdm
