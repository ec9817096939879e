convert --to sdk ../inputs/easy.sdm
