solve --stat ../inputs/easy.sdm
