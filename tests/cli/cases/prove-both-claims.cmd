prove --unique --unsolvable -
