encode -o - --encoding simpler --numbering compact ../inputs/four.txt
