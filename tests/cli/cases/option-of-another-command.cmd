check --stats ../inputs/easy.sdm
