encode --encoding full/comander -
