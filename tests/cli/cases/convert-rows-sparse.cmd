convert --to frame -
