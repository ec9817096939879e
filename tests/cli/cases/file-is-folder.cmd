solve ../inputs
