worksheet family --size 7
