list format
