prove --unsolvable -
