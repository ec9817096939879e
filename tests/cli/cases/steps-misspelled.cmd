steps --technique hiden-single ../inputs/four.txt
