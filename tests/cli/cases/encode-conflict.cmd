encode --encoding simpler --numbering compact ../inputs/x-conflict.txt
