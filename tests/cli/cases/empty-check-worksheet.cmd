check-worksheet ../inputs/empty.txt
