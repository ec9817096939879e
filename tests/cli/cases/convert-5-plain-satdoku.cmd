convert --to satdoku --no-boxes ../inputs/five.txt
