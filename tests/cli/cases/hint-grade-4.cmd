hint --grade 4 ../inputs/four.txt
