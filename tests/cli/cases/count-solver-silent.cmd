count --solver "sh -c 'echo s SATISFIABLE; exit 10'" ../inputs/ten-solutions.sdm
