solve --from sdk ../inputs/six.txt
