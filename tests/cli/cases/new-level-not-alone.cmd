new --level easy --difficulty easy
