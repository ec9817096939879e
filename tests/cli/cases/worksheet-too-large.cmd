worksheet family --size 12
