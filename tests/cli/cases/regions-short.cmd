new --regions ../inputs/regions-short.txt
