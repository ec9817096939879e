convert --to rows ../inputs
