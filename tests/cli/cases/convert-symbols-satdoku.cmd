convert --to satdoku ../inputs/letters.txt
