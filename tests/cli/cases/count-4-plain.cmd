count --no-boxes ../inputs/four-plain.txt
