convert --rule windows --to line ../inputs/easy.sdm
