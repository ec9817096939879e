new --size 5 --regions random --rule anti-knight --seed 3 --count 2 --to satdoku
