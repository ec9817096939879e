solve --time-limit soon ../inputs/easy.sdm
