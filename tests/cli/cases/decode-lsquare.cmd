decode --model ../inputs/lsquare-4.out ../inputs/lsquare-4.cnf
