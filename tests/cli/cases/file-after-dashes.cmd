solve -- ../inputs/easy.sdm
