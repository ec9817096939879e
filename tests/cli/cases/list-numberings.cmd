list numberings
