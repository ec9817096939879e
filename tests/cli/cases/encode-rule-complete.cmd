encode --encoding simpler --rule complete -
