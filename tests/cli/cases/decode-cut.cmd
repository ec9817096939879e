decode --model ../inputs/cut.xz ../inputs/four.txt
