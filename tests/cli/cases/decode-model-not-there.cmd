decode --model ../inputs/not-there.model ../inputs/four.txt
