convert --to commas ../inputs/easy.sdm
