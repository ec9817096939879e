convert --to satdoku ../inputs/six.txt
