check-worksheet ../inputs
