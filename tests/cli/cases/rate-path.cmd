rate --path --scale difficulties ../inputs/four.txt
