convert --to line --box 3x4 ../inputs/twelve.txt
