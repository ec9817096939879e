new --size 6 --regions ../inputs/regions-4.txt
