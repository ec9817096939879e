convert --to rows --box 3x4 ../inputs/twelve.txt
