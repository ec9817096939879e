encode -o - ../inputs/good-and-bad.sdm
