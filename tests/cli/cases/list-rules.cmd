list rules
