check --no-boxes ../inputs/five.txt
