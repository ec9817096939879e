count --solver "sh -c 'head -2 $0 | sed s/^/c\ /; echo s mc 7'" -
