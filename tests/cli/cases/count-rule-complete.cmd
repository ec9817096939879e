count --rule complete -
