solve --sovler minisat ../inputs/easy.sdm
