steps --technique hidden-single -
