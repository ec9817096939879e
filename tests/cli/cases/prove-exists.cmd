prove --unique -o ../inputs/there.tar -
