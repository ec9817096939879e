explain -o - ../inputs/easy.sdm ../inputs/no-value.sdm
