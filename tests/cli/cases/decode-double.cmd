decode --model ../inputs/four-double.model ../inputs/four.txt
