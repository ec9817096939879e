decode --model ../inputs/four-denied.model ../inputs/four.txt
