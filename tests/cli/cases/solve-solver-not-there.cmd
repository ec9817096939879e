solve --solver no-such-solver-program ../inputs/four.txt
