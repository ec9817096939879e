steps --words --coordinates b2 ../inputs/four.txt
