check ../inputs
