count --limit 7 -
