check ../inputs/killer.satdoku
