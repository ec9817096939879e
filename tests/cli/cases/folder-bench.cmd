bench ../inputs
