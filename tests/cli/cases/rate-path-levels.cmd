rate --path --scale levels ../inputs/four.txt
