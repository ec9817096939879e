steps --technique naked-single -
