solve --to sdk ../inputs/six.txt
