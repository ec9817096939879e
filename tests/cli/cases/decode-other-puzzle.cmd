decode --model ../inputs/four-original.model ../inputs/six.txt
