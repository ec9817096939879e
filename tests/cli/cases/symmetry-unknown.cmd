new --symmetry half
