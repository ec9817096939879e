prove --unique ../inputs/empty.txt
