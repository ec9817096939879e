repair ../inputs
