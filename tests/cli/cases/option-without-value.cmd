new --size
