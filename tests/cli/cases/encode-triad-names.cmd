encode --encoding triad --reduce one-step --numbering compact --names -o - -
