encode --names -o - -
