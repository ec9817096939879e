new --regions ../inputs/regions-4.txt --seed 1 --to satdoku
