new --technique 0708
