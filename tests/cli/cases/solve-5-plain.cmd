solve --no-boxes ../inputs/five.txt
