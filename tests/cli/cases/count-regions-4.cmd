count --regions ../inputs/regions-4.txt -
