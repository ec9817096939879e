check --no-boxes ../inputs/hall.txt
