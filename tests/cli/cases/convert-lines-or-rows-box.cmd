convert --to line --box 4x4 -
