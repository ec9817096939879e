solve --solver "sh -c 'echo s SATISFIABLE; exit 10'" ../inputs/plain.cnf
