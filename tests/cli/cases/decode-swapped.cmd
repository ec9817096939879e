decode --model ../inputs/four-swapped.model ../inputs/four.txt
