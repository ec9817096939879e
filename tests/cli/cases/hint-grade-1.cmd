hint --grade 1 ../inputs/four.txt
