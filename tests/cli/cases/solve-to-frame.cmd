solve --to frame ../inputs/easy.sdm
