convert --to frame ../inputs/easy.sdm
