check --rule complete ../inputs/six.txt
