prove --unique ../inputs
