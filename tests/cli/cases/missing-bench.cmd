bench --count ../inputs/missing.plan
