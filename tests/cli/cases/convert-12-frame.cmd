convert --to frame --box 3x4 ../inputs/twelve.txt
