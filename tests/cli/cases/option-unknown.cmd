solve --frobnicate=yes ../inputs/easy.sdm
