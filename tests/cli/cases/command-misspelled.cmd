slove ../inputs/easy.sdm
