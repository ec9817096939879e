solve --solver "sh -c 'echo s UNSATISFIABLE; exit 20'" ../inputs/no-value.sdm
