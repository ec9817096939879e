convert --to line ../inputs/six.txt
