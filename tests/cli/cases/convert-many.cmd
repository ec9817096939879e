convert --to rows ../inputs/many.sdm
