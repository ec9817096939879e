steps --technique hidden-single ../inputs/easy.sdm ../inputs/stuck.txt
