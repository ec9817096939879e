prove --unique -
