new --pattern ../inputs/pattern-5-rows.txt --seed 1
