steps --words --technique unique-rectangle-4 -
