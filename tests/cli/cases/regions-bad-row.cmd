new --regions ../inputs/regions-bad-row.txt
