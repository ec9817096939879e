encode --encoding simple ../inputs/easy.sdm
