convert --rule anti-knight --to line ../inputs/easy.sdm
