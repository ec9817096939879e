convert --to rosw ../inputs/easy.sdm
