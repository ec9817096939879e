solve --solver "sh -c 'echo s UNKNOWN'" -
