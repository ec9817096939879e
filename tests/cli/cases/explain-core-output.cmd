explain -o - -
