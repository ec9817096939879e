count --rule anti-knight -
