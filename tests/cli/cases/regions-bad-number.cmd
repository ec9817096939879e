new --regions ../inputs/regions-bad-number.txt
