new --box 11x11
