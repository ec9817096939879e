encode -o - --encoding simpler --x ../inputs/four.txt
