# What the first puzzle does not lose is named with the first that does, and only once.
convert --to rows -
