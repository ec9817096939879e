new --regions ../inputs/no-such-file.txt
