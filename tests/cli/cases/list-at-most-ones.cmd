list at-most-ones
