encode -o - --encoding simpler --no-boxes ../inputs/four-plain.txt
