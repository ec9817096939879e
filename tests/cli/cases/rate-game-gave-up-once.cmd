rate --time-limit 1e-9 -
