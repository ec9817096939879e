hint --grade 2 ../inputs/four.txt
