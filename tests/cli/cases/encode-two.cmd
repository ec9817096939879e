encode -o - ../inputs/two.sdm
