decode --model ../inputs/four-missing.model ../inputs/four.txt
