solve --solver "sh -c 'echo s UNKNOWN'" ../inputs/four.txt
