hint --words ../inputs/four.txt
