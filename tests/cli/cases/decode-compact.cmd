decode --model ../inputs/four-compact.model --numbering compact ../inputs/four.txt
