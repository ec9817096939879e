decode --model ../inputs/four-minisat.result.gz ../inputs/four.txt
