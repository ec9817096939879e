new --size 5 --regions random --seed 3
