hint ../inputs/easy.sdm ../inputs/stuck.txt
