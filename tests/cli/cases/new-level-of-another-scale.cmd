new --level moderate --size 6
