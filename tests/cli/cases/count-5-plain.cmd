count --no-boxes ../inputs/five.txt
