check --rule anti-knight --rule non-consecutive -
