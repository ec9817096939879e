new --regions random --regions ../inputs/regions-4.txt
