solve --box 3x4 ../inputs/six.txt
