check ../inputs/six.txt
