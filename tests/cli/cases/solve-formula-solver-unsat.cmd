solve --solver "sh -c 'echo s UNSATISFIABLE; exit 20'" -
