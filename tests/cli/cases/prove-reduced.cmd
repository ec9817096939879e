prove --unsolvable --reduce fixpoint --encoding minimal ../inputs/no-place.sdm
