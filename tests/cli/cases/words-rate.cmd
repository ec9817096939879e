rate --path --words --coordinates r3c4 ../inputs/four.txt
