convert --to size-symbols --no-boxes ../inputs/five.txt
