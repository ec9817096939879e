encode --encoding full/sequential --numbering compact --reduce fixpoint -o - -
