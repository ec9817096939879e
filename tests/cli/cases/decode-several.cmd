decode --model ../inputs/four-original.model ../inputs/two.sdm
