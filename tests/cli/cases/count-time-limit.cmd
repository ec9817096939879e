count --time-limit 0.01 -
