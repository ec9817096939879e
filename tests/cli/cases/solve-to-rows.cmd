solve --to rows ../inputs/easy.sdm
