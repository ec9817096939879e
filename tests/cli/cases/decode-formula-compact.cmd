decode --model ../inputs/four-compact.model ../inputs/four-compact.cnf
