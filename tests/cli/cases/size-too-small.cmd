new --size 1
