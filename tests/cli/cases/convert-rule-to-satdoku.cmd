convert --rule odd:r1c1-r1c3 --to satdoku ../inputs/four.txt
