rate -j 3 ../inputs/many.sdm ../inputs/easy.sdm
