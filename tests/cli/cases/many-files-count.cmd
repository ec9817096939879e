count ../inputs/easy.sdm ../inputs/four.txt
