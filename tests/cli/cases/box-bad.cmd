new --box 3
