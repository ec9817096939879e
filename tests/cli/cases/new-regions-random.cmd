new --size 6 --regions random --seed 1 --to satdoku
