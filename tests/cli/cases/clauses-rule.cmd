count --rule mine:r1c1=2|a,!a ../inputs/four.txt
