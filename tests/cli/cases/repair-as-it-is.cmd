repair ../inputs/four-plain.txt
