solve --box 2x3 --no-boxes ../inputs/six.txt
