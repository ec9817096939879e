decode --model ../inputs/four-original.model --to line ../inputs/four.txt
