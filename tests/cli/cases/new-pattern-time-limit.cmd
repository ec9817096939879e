new --pattern - --size 16 --time-limit 0.001 --seed 1
