new --box 2x2 --regions ../inputs/regions-4.txt
