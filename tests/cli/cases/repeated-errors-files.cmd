check ../inputs/wrong-lines.txt ../inputs/wrong-lines.txt
