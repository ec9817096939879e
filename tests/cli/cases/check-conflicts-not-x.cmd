check ../inputs/x-conflict.txt
