solve --from line -
