solve --solver "sh -c 'sleep 600'" --time-limit 0.2 ../inputs/plain.cnf
