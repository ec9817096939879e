hint ../inputs
