new --pattern - --seed 1
