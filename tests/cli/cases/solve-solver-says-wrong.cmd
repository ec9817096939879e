solve --solver "sh -c 'echo s SATISFIABLE; echo v 1 2 0; exit 10'" ../inputs/four.txt
