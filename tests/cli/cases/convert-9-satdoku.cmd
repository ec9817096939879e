convert --to satdoku ../inputs/easy.sdm
