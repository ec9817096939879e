new --size 4 --rule even:r1c1r2c2 --seed 1 --to satdoku
