decode --model ../inputs/four-original.model ../inputs/empty.txt
