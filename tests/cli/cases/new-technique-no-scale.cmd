new --technique siamese-finned-swordfish --seed 1
