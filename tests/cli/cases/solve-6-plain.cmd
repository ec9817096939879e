solve --no-boxes --time-limit 60 ../inputs/six.txt
