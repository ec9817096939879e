solve ../inputs/easy.sdm ../inputs/plain.cnf ../inputs/six.txt
