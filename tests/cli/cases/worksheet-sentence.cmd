worksheet sentence --seed 3
