convert --to original ../inputs/easy.sdm
