convert --to csv ../inputs/easy.sdm ../inputs/many.sdm
