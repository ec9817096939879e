repair --no-boxes --x -
