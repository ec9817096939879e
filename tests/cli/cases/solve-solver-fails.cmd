solve --solver false ../inputs/four.txt
