decode --model ../inputs/four-original.model -
