convert --to nonsense ../inputs/easy.sdm
