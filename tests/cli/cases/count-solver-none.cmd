count --solver "sh -c 'echo s UNSATISFIABLE; echo s mc 0; exit 20'" -
