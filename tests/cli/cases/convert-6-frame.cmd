convert --to frame ../inputs/six.txt
