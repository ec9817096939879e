encode -o - --encoding simpler --numbering compact ../inputs/x-conflict.txt
