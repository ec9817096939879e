# What comments claim is no reason to speak of boards.
solve -
