rate ../inputs
