solve --regions ../inputs ../inputs/four.txt
