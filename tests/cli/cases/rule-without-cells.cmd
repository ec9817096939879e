check --rule thermometer ../inputs/regions-4.txt
