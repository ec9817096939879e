decode --model ../inputs ../inputs/four.txt
