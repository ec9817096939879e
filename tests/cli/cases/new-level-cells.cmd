new --level beginner --rule even:r1c1 --seed 1
