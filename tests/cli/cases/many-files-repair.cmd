repair --unique ../inputs/no-value.sdm ../inputs/easy.sdm
