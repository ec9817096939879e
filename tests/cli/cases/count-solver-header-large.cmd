count --solver "sh -c 'echo s mc 3'" -
