convert --to f-puzzles ../inputs/killer.json
