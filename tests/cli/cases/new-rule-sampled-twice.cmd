new --size 6 --rule even --rule cage --seed 3
