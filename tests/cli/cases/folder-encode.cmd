encode ../inputs
