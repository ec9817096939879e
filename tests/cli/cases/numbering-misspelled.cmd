encode --numbering orginal ../inputs/easy.sdm
