convert --to rows -
