encode --encoding simpler --numbering compact ../inputs/four.txt
