convert --to size-symbols ../inputs/six.txt
