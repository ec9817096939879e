convert --to line --canonical --box 4x4 -
