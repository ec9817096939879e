new --not-unique --seed 1
