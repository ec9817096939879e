check --x ../inputs/x-conflict.txt
