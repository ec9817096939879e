decode --model ../inputs/four-minisat.result ../inputs/four.txt
