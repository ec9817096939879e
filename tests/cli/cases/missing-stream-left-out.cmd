check --leave-out-unknown -
