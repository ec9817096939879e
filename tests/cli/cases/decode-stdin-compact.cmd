decode --model - --numbering compact ../inputs/four.txt
