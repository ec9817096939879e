list solvers
