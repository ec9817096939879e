encode -o not-there/out.cnf ../inputs/four.txt
