check --regions ../inputs/regions-4.txt ../inputs/four-plain.txt
