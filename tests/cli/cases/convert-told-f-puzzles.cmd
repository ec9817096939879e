convert --to f-puzzles -
