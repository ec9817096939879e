convert --to rows ../inputs/six.txt
