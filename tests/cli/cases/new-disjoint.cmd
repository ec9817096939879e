new --size 6 --rule disjoint --seed 2 --to satdoku
