new --pattern ../inputs
