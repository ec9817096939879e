check --rule even ../inputs/four.txt
