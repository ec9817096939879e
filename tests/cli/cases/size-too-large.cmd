new --size 101
