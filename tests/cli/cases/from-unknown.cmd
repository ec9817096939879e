solve --from nonsense ../inputs/easy.sdm
