convert --to original ../inputs/six.txt
