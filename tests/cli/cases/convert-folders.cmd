convert --to opensudoku ../inputs/folders.opensudoku
