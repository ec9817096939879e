prove --unique ../inputs/easy.sdm ../inputs/two.sdm
