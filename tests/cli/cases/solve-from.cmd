solve --from line ../inputs/easy.sdm
