new --regions ../inputs/regions-bad-size.txt
