count --clauses ../inputs/clauses-name.txt --solver "sh -c 'grep -c show $0 | sed s/^/s\ mc\ /'" ../inputs/four.txt
