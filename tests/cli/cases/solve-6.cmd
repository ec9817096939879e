solve ../inputs/six.txt
