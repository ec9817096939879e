new --technique x-wing --technique skyscraper --seed 1
