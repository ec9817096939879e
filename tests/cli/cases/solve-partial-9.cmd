solve --partial -
