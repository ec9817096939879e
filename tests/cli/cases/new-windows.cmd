new --rule windows --seed 1 --to satdoku
