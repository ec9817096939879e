steps --technique unique-rectangle-1 -
