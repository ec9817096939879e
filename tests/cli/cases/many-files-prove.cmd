prove --unique ../inputs/easy.sdm ../inputs/four.txt
