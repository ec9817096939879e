count --rule anti-knight --rule anti-king --rule non-consecutive -
