decode --model ../inputs/four-original.model ../inputs/four.txt ../inputs/six.txt
