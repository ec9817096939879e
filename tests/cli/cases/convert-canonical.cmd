convert --to line --canonical -
