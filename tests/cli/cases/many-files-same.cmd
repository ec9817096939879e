solve ../inputs/easy.sdm ../inputs/six.txt
