encode --clauses ../inputs/clauses.txt --encoding minimal --names -o - ../inputs/four.txt
