convert --to rows ../inputs/easy.sdm
