convert --to satdoku ../inputs/lsquare-4.cnf
