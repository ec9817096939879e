list encodings
