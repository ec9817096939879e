list reductions
