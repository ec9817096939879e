new --size 16 --technique naked-pair --seed 1
