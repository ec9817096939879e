convert --to line ../inputs/easy.sdm
