solve -h
