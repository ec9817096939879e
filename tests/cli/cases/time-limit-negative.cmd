solve --time-limit -1 ../inputs/easy.sdm
