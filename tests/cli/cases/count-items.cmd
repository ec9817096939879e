count --box 2x2 --rule cage=5:r1c2r1c3 --rule sandwich=5:r1c0 --rule between:r1c1r1c2r1c3 -
