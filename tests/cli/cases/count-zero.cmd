new --count 0
