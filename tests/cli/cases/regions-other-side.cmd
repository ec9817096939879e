check --regions ../inputs/regions-4.txt ../inputs/easy.sdm
