rate --time-limit 1e-9 ../inputs/hard-36.txt
