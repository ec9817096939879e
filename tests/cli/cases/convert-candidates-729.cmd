convert --to line -
