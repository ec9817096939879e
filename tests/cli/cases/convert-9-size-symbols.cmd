convert --to size-symbols ../inputs/easy.sdm
