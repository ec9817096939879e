convert --to commas ../inputs/five.txt
