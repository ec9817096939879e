decode --model ../inputs/four-minisat.result.xz ../inputs/four.txt
