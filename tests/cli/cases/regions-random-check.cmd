check --regions random ../inputs/four.txt
