count ../inputs
