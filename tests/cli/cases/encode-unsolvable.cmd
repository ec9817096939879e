encode --reduce one-step -o - -
