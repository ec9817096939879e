convert --to commas ../inputs/six.txt
