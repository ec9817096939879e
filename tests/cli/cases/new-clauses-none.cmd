# Clauses that leave no grid leave no puzzle.
new --size 4 --clauses - --seed 1
