decode --model ../inputs/four-original.model ../inputs/four.txt
