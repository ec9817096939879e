bench --summary ../inputs/empty.txt
