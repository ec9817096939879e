encode --encoding simpler --no-boxes --rule even:r1c1 --rule non-consecutive -
