decode --model ../inputs/four-original.model --numbering compact ../inputs/four.txt
