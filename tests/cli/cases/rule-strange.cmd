check --rule strange ../inputs/easy.sdm
