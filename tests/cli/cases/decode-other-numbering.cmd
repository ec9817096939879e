decode --model ../inputs/four-compact.model ../inputs/four.txt
