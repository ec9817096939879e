steps ../inputs
