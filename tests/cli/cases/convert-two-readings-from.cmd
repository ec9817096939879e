convert --from frame --to line -
